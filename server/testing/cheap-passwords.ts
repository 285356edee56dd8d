/** The lowest cost that argon2 accepts, because tests register thousands of people. */
export const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, parallelism: 1 }
