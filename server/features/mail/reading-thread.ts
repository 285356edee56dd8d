import { parentPort } from 'node:worker_threads'
import { type MailReading, type MailSource, readContent } from './read-content.ts'
import { UnreadableMail } from './unreadable-mail.ts'

/** What the thread sends; `ready` before the first mail. */
export type ThreadMessage = { reading: MailReading } | { refused: string } | 'ready'

const read = async (source: MailSource): Promise<ThreadMessage> => {
  try {
    return { reading: await readContent(source) }
  } catch (error) {
    if (error instanceof UnreadableMail) return { refused: error.message }
    throw error
  }
}

// A mail that was written to keep a processor busy keeps nobody else waiting.
parentPort?.on('message', (source: MailSource) => {
  void read(source).then((sent) => parentPort?.postMessage(sent))
})
parentPort?.postMessage('ready' satisfies ThreadMessage)
