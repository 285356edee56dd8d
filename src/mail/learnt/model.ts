/** Of each sign how much it speaks for each of the kinds, and of each kind how much is presumed. */
export type Weights = { ofSigns: ArrayLike<number>; ofKinds: readonly number[] }
/** Those of a whole mail, and of a sentence that decides one. */
export type Model = { mail: Weights; sentence: Weights }
