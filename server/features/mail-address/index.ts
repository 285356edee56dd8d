import type { Feature } from '../../feature.ts'
import { resealAddress } from './address.ts'
import { exportMailAddress } from './export.ts'
import { deleteAddress } from './queries.ts'
import { mailAddressRest, mailAddressRouter } from './router.ts'
import { readCertificate } from './certificate.ts'
import { watchSmtpServer } from './watch-smtp-server.ts'

export const mailAddress = {
  title: 'Mail',
  router: mailAddressRouter,
  rest: mailAddressRest,
  sealed: { table: 'mail_addresses', reseal: resealAddress },
  account: { exports: [exportMailAddress], accessEnds: deleteAddress },
  watch: watchSmtpServer,
  async prepare({ config: { mailIn } }) {
    if (mailIn?.tls !== undefined) await readCertificate(mailIn.tls)
  },
} satisfies Feature
