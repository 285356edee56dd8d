// The real server for the browser tests, with an empty data directory, an icon service, a mail
// server and an OpenID provider.
import { rmSync } from 'node:fs'
import { CHEAP_PASSWORDS } from '../server/testing/cheap-passwords.ts'
import { PATIENT_READING } from '../server/testing/patient-reading.ts'
import { serve } from './support/built-server.ts'
import { startIconService } from './support/icon-service.ts'
import { startMail } from './support/mail.ts'
import { startOidcProvider } from './support/oidc-provider.ts'

const dataDir = process.env['DATA_DIR']
if (!dataDir) throw new Error('DATA_DIR must be set')
rmSync(dataDir, { recursive: true, force: true })
process.env['ICON_SERVICE_URL'] = await startIconService()
process.env['SMTP_URL'] = await startMail(Number(process.env['PORT']) + 1)
await startOidcProvider(`http://localhost:${process.env['PORT']}`)
await serve(process.env, { passwordCost: CHEAP_PASSWORDS, reading: PATIENT_READING })
