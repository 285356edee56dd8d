/** An affine transform in PDF's order [a, b, c, d, e, f]: x' = ax + cy + e and y' = bx + dy + f. */
export type Transform = [number, number, number, number, number, number]

/** The transform that applies `inner` first, then `outer`; missing numbers are those of the identity. */
export function multiply(outer: number[], inner: number[]): Transform {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}
