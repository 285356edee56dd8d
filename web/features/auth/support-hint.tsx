import { trpc } from '../../lib/trpc.ts'

/** Whom to ask when no mail comes: a server may not be able to send any. */
export const SupportHint = () => {
  const { data } = trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity })
  return (
    <p>
      No mail after a few minutes? Look in your spam folder, or ask whoever runs this server
      {data ? (
        <>
          : <a href={`mailto:${data.support_email}`}>{data.support_email}</a>
        </>
      ) : (
        '.'
      )}
    </p>
  )
}
