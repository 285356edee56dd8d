// `npm run check`: types, lint and format, one line each.
import { runChecks } from './checks.ts'

process.exitCode = (await runChecks()).failed > 0 ? 1 : 0
