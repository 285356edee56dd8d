import { trpc } from '../../lib/trpc.ts'

/** Who can help with a lost password while the server cannot send reset links itself. */
export const RecoveryNotice = () => {
  const { data } = trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity })
  return (
    <p>
      Resetting a forgotten password by email will be possible here. Until then, whoever runs this
      server can help
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
