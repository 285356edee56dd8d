/**
 * A mail that no mail program could have written. Separate from the server's error classes, which
 * take long to load in a thread.
 */
export class UnreadableMail extends Error {}
