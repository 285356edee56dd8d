// A second real server for the browser tests, with its files in a real S3 storage on another
// origin.
import { rmSync } from 'node:fs'
import { CHEAP_PASSWORDS } from '../server/testing/cheap-passwords.ts'
import { PATIENT_READING } from '../server/testing/patient-reading.ts'
import { startObjectStorage, toS3Env } from '../server/testing/object-storage.ts'
import { serve } from './support/built-server.ts'

const dataDir = process.env['DATA_DIR']
if (!dataDir) throw new Error('DATA_DIR must be set')
rmSync(dataDir, { recursive: true, force: true })
const { makeConfig } = await startObjectStorage()
Object.assign(process.env, toS3Env(makeConfig()))
await serve(process.env, { passwordCost: CHEAP_PASSWORDS, reading: PATIENT_READING })
