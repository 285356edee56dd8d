import type { Deployment } from '#src/shell/schema.ts'
import { trpc } from './trpc.ts'

/** The server's public configuration; undefined until it is loaded. */
export const useDeployment = (): Deployment | undefined =>
  trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity }).data

const USUAL_PROVIDER = 'LinkedIn'

/** The display name of the sign-in provider. */
export const useProviderName = (): string => useDeployment()?.provider_name ?? USUAL_PROVIDER
