package taking

// Cost estimates the nanoseconds that the value of the next heap takes, by the
// engine that is the cheapest; 0 for a rule that only the definition can play. It
// follows from the rule and the values known, so it is the same on every machine.
func (s *Sequence) Cost() float64 {
	if list := s.offers(); len(list) > 0 {
		return list[0].cost
	}
	return 0
}
