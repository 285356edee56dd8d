/** Rejects when `work` takes longer than `limitMs`; the work itself is not stopped. */
export async function withTimeLimit(work: Promise<unknown>, limitMs: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
