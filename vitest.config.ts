import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const EVERY_SERVER_TEST = 'server/**/*.test.ts'
// Tests whose names select a database only run on that one.
const EMBEDDED_ONLY = 'server/**/*.embedded.test.ts'
const POSTGRES_ONLY = 'server/**/*.postgres.test.ts'
const NO_DATABASE = [
  'server/{concurrency,config,context,language,in-turns,ooxml,request-timeout}.test.ts',
  'server/db/{parsers,unavailable,lock}.test.ts',
  'server/features/account-import/read-json.test.ts',
  'server/features/auth/{linkedin-provider,password}.test.ts',
  'server/features/capture/read-*.test.ts',
  'server/features/contacts/read-vcards.test.ts',
  'server/features/documents/sniff.test.ts',
  'server/features/export/write-content.test.ts',
  'server/features/import/{parser,readers}/*.test.ts',
  'server/features/jobs/local-time.test.ts',
  'server/features/mail/parse-mail.test.ts',
  'server/features/notifications/digest-schedule.test.ts',
  'server/secrets/data-key.test.ts',
  'server/sessions/device.test.ts',
  'server/storage/bytes.test.ts',
  'server/testing/statement-owners.test.ts',
]

// About rules, passwords, files, inputs or owners rather than about a kind of database; what the screens
// ask of the embedded one is tested by the browser's tests, and every migration is on both.
const ON_ONE_DATABASE = [
  'server/features/{account-import,auth,contacts,documents,eeo,export,goal,import,mail,mail-address,mail-folder,profile,resources,tokens}/!(*.embedded).test.ts',
  'server/features/capture/capture.test.ts',
  'server/features/notifications/{digest,push,settings}.test.ts',
  'server/backup/refusals.test.ts',
  'server/features/{fuzz,hostile-inputs,ownership}.test.ts',
  'server/features/jobs/{create-job,documents,filters,history,posting,shape}.test.ts',
  'server/features/security/*.test.ts',
  'server/features/{packets,reports,transfer}/*.test.ts',
  'server/features/two-step/*.test.ts',
  'server/{account-language,headers,interfaces,response-marks,log,query-sources,query-sources-calls,proxy-warning,service-worker,share-target,web-app}.test.ts',
  'server/features/{activities,calendar,interviews,reminders,suggestions,views}/!(*.embedded).test.ts',
  'server/features/shell/log.test.ts',
  'server/limits/account-limits.test.ts',
  'server/mail/outbox.test.ts',
  'server/metrics/metrics.test.ts',
  'server/{mcp,openapi}/*.test.ts',
  'server/rest/{cors,unchanged}.test.ts',
]

// Many times as long as any test takes on two idle cores; passing tests do not wait for it.
const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
}

const withDatabase = {
  ...PATIENT,
  // Modules are loaded once per worker, since the embedded database alone takes a second to
  // compile.
  isolate: false,
  // A worker does not live long enough for V8's better code of that database to repay its price.
  execArgv: ['--liftoff-only'],
  setupFiles: 'server/testing/owned-statements.ts',
}

// These take many seconds, partly waiting, and would leave a core idle if they started last.
const LONGEST = [
  'server/backup/pairs.postgres.test.ts',
  'server/backup/move.postgres.test.ts',
  'server/sandbox/sandbox.embedded.test.ts',
  'server/sandbox/hostile.embedded.test.ts',
  'server/features/ownership.test.ts',
  'server/features/fuzz.test.ts',
  'server/openapi/openapi.test.ts',
  'server/features/account-import/pairs.postgres.test.ts',
  'server/features/notifications/many-servers.postgres.test.ts',
  'server/backup/with-key.postgres.test.ts',
]

/**
 * Runs the longest files first, then Vitest's order, which is by size if no earlier run is known.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((path) => moduleId.endsWith(path))
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Most server tests run twice, on the embedded database and on a real PostgreSQL. */
export default defineConfig({
  test: {
    globalSetup: 'server/testing/object-storage-setup.ts',
    pool: 'forks',
    // More than cores, since tests that wait for a process or for a time limit leave theirs idle.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{src,web,tools,extension}/**/*.test.{ts,tsx}', ...NO_DATABASE],
          ...PATIENT,
          isolate: false,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'embedded',
          include: [EVERY_SERVER_TEST],
          exclude: [...configDefaults.exclude, ...NO_DATABASE, ...ON_ONE_DATABASE, POSTGRES_ONLY],
          globalSetup: 'server/testing/embedded-setup.ts',
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'postgres',
          include: [EVERY_SERVER_TEST],
          exclude: [...configDefaults.exclude, ...NO_DATABASE, EMBEDDED_ONLY],
          globalSetup: 'server/testing/postgres-setup.ts',
        },
      },
    ],
  },
})
