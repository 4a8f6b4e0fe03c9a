package family

// A Trial is a game of a family to be held to the laws.
type Trial struct {
	Name string
}

func (f family[P]) Trials() []Trial { return nil }
