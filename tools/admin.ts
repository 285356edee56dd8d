// `npm run admin -- COMMAND`: the commands for the server's owner.
import '../server/admin.ts'
