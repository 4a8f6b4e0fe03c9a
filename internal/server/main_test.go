package server

import (
	"os"
	"testing"

	"example.org/grundy/internal/app"
)

// TestMain limits the scripts of all tests as the command does for a service.
func TestMain(m *testing.M) {
	app.LimitScripts(Defaults.Memory/2, 320<<20, Deep)
	os.Exit(m.Run())
}
