// The command line of the server's owner: `node server/admin.ts COMMAND` (docs/operations.md#administration).
import { runAdmin } from './admin/cli.ts'
import { ALL_FEATURES } from './features.ts'
import { collectCommands } from './admin/commands.ts'

const features = {
  commands: collectCommands(ALL_FEATURES),
  accountParts: ALL_FEATURES.flatMap(({ account }) => account ?? []),
}
// npm runs scripts in the package's folder, wherever they are called from.
const cwd = process.env['INIT_CWD'] ?? process.cwd()
const { exitCode, stdout, stderr } = await runAdmin(
  process.argv.slice(2),
  { env: process.env, cwd },
  features,
)
process.stderr.write(stderr)
process.stdout.write(stdout)
process.exitCode = exitCode
