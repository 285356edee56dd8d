import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

/**
 * Compiles a message in ICU MessageFormat. The web app's build compiles messages itself and leaves
 * this module and its parser out (tools/messages/plugin.ts).
 * @throws SyntaxError if the message is malformed
 */
export const compileMessage = (message: string): CompiledMessage => compile(message)
