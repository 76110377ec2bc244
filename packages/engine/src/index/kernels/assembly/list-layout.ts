// A list: how many values below 65,535 (u16), how many others (u32), then these and those, each ascending.
// `at` counts in steps of two bytes from `values`; it may lead anywhere in memory, as sums wrap around.

@inline
export const HEAD: usize = 6
@inline
export const HIGH: u32 = 65535
