// Package picture draws values of many positions as PNG and as SVG.
//
// There are two figures. A [Heat] has a cell for each position of two numbers,
// coloured by its value. [Dots] are points over one number (a sequence) or two
// (the lost positions of a game). Both stand in a [Frame] with a title, axes and
// a [Legend], and are laid out once, in the pixels of the PNG; the SVG has the
// same coordinates.
//
// Colours are chosen to be told apart by colour-blind people: viridis where
// values grow, blue and orange of Okabe and Ito for who wins.
//
// # One example
//
// A heat map of 10×10 cells has cells of 96 pixels, a frame in which one unit is
// 1.5 pixels, and text of 13 units. One of 2000×2000 cells has cells of one
// pixel and a frame in which one unit is 3.1 pixels, so that the two look alike
// on a page. In SVG the first is made of rectangles, and the second holds one
// raster image: a rectangle for each cell would be four million of them.
//
// # Files
//
//   - figure.go: what can be drawn.
//   - heat.go, dots.go: the two figures.
//   - frame.go: titles, axes, legends, and where they stand.
//   - colour.go: colours.
//   - png.go, svg.go: the two formats.
package picture
