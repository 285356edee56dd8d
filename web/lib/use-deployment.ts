import type { Deployment } from '#src/shell/schema.ts'
import { trpc } from './trpc.ts'

/** What the browser knows about this server; undefined until it has said so. */
export const useDeployment = (): Deployment | undefined =>
  trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity }).data

const USUAL_PROVIDER = 'LinkedIn'

/** What people call the provider that they sign in with. */
export const useProviderName = (): string => useDeployment()?.provider_name ?? USUAL_PROVIDER
