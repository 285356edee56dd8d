// `npm run admin -- COMMAND`: what the server's owner does from the command line.
import '../server/admin.ts'
