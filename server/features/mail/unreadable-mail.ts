/** What no mail program writes. Not of the server's own errors, which take long to load in a thread. */
export class UnreadableMail extends Error {}
