/** The least work that argon2 takes: tests register thousands of people. */
export const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 }
