// The real server with a clock that is shifted by CLOCK_SHIFT_MS, and with a push service on
// loopback.
import { serve } from '../serve.ts'
import { CHEAP_PASSWORDS } from './cheap-passwords.ts'
import { allowPort } from './foreign-site.ts'

const shiftMs = Number(process.env['CLOCK_SHIFT_MS'])

const RealDate = globalThis.Date
const now = RealDate.now.bind(RealDate)
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) =>
    given.length === 0 ? new target(now() + shiftMs) : Reflect.construct(target, given),
  get: (target, name) => (name === 'now' ? () => now() + shiftMs : Reflect.get(target, name)),
})

const guard = allowPort(Number(process.env['PUSH_PORT']))
await serve(process.env, { passwordCost: CHEAP_PASSWORDS, pages: { guard } })
