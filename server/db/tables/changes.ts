/** The database's triggers write it: by which transactions a person's table was written. */
export type ChangedTablesTable = { user_id: string; table_name: string; xid: string }
