/**
 * Logistic regression: `ofFeatures` holds one weight per feature and kind (index feature × kinds +
 * kind), `biases` one per kind.
 */
export type Weights = { ofFeatures: ArrayLike<number>; biases: readonly number[] }
/** Weights for a whole mail, and for a single sentence. */
export type Model = { mail: Weights; sentence: Weights }
