import { fastifyHelmet } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const HSTS_SECONDS = 365 * 24 * 60 * 60
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Adds security headers to every response. Pages may only reach the icon service and the storage. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:')
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Mantine sets styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...findIconOrigins(config.iconServiceUrl)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...findStorageOrigins(config)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    done()
  })
}

/** The storage that browsers upload to and download from directly. */
const findStorageOrigins = ({ s3 }: Config): string[] =>
  s3 ? [new URL(s3.publicEndpoint).origin] : []

/** The origins of icons; Google's icon service redirects to gstatic.com. */
export function findIconOrigins(template: string | null): string[] {
  if (template === null) return []
  const { origin, hostname } = new URL(template.replaceAll(/\{\w+\}/g, 'x'))
  return /(^|\.)google\.com$/.test(hostname) ? [origin, 'https://*.gstatic.com'] : [origin]
}
