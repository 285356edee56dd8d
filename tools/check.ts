// `npm run check`: types, lint, imports, format, bill of materials and audit, one line each.
import { runChecks } from './checks.ts'

process.exitCode = (await runChecks()).failed > 0 ? 1 : 0
