import { parentPort } from 'node:worker_threads'
import { type MailReading, type MailSource, readContent } from './read-content.ts'
import { UnreadableMail } from './unreadable-mail.ts'

/** A message of the thread; `ready` is sent once before the first mail. */
export type ThreadMessage = { reading: MailReading } | { refused: string } | 'ready'

const read = async (source: MailSource): Promise<ThreadMessage> => {
  try {
    return { reading: await readContent(source) }
  } catch (error) {
    if (error instanceof UnreadableMail) return { refused: error.message }
    throw error
  }
}

// Runs in a thread because a malicious mail may keep the processor busy.
parentPort?.on('message', (source: MailSource) => {
  void read(source).then((sent) => parentPort?.postMessage(sent))
})
parentPort?.postMessage('ready' satisfies ThreadMessage)
