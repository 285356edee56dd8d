/** As PDF writes it: [a, b, c, d, e, f], where x' = ax + cy + e and y' = bx + dy + f. */
export type Transform = [number, number, number, number, number, number]

/** Applies `inner` first and then `outer`; missing numbers are the identity's. */
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
