import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

/**
 * Compiles a message in ICU MessageFormat. The build of the web app does so itself and leaves this
 * module, and with it the parser, out (tools/messages/plugin.ts).
 *
 * @throws SyntaxError when the message is not well-formed
 */
export const compileMessage = (message: string): CompiledMessage => compile(message)
