// Lists the production dependencies in dist/sbom.cdx.json (CycloneDX), which is part of the image.
import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { runCommand } from './run-command.ts'

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string() })).min(1),
})

/** @throws if npm cannot create it */
export async function writeSbom(): Promise<void> {
  const what = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']
  const { succeeded, output } = await runCommand('npm', [...what, '--loglevel=silent'])
  if (!succeeded) throw new Error(`npm sbom failed: ${output}`)
  bill.parse(JSON.parse(output))
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/sbom.cdx.json', output)
}

if (import.meta.main) await writeSbom()
