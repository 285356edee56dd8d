import type pg from 'pg'

export const countConnections = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})
