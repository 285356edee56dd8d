// Which modules of the web app are fetched together.
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Runs on every page, including public ones. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|@trpc|@tanstack[\\/](?:(?:react-)?router|router-core|history|(?:react-)?query|query-core|(?:react-)?store))[\\/]/
/** Shared by account pages and signed-in screens, without what only dialogs, forms and toasts use. */
const MANTINE =
  /node_modules[\\/](?:@mantine[\\/](?:core(?![\\/]esm[\\/]components[\\/](?:Combobox[\\/](?!ComboboxChevron|get-parsed)|TagsInput|Pill|Input|Textarea|TextInput|PasswordInput|NativeSelect|Checkbox|Switch|SegmentedControl|FloatingIndicator|Modal|Skeleton|Loader))|hooks)|@floating-ui|clsx|tabbable)[\\/]/
/** Mantine's components for forms and dialogs. */
const FIELDS =
  /node_modules[\\/](?:@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Input|Textarea|TextInput|PasswordInput|NativeSelect|Checkbox|Modal)|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar)[\\/]?/
/** Shared by the profile page and its forms. */
const PROFILE = /[\\/](?:src|web[\\/]features)[\\/](?:profile|eeo)[\\/]/
/** The dialogs of an application, which open on any screen. */
const DIALOGS = /[\\/]web[\\/]features[\\/]jobs[\\/](?:dialogs|form|packet)[\\/]/
/**
 * Shared by screens, dialogs and account pages, but not by public pages; src/auth is left out because
 * those show some of its constants.
 */
const SHARED_PARTS =
  /[\\/](?:src(?![\\/]auth)|web[\\/](?:features[\\/](?:jobs[\\/](?!board|list|dashboard|dialogs[\\/]|form|packet)|(?:contacts|reminders)[\\/](?:dialogs|queries))|lib|ui[\\/](?!wordmark|button)))[\\/]?/
const WEB = join(import.meta.dirname, '../../web')
const toRoute = (name: string): string => join(WEB, `routes/${name}.tsx?tsr-split=component`)
/** The frame of the signed-in screens, and the screen that is opened most. */
const TRACKER = toRoute('_app/job-tracker')
const FIRST_SCREENS = [toRoute('_app'), TRACKER]
/** Screens without forms or validation until a dialog opens. */
const PLAIN_SCREENS = ['_app/dashboard', '_app/contacts'].map(toRoute)
const ACCOUNT_PAGES = ['login', 'register', 'forgot-password', 'reset-password'].map((name) =>
  toRoute(`_guest/${name}`),
)
/** Loaded after a signed-in screen is shown: the hosts of dialogs, which load each dialog on demand. */
const LATER_PARTS = [
  'contacts/contact-dialogs',
  'interviews/interview-dialogs',
  'jobs/dialogs/job-dialogs',
  'mail/mail-dialogs',
  'reminders/reminder-dialogs',
  'shell/overlays',
  'transfer/transfer-dialogs',
].map((name) => join(WEB, 'features', `${name}.tsx`))
/** Their messages are loaded with the page, those of other parts with each part. */
export const FIRST_PARTS = [...FIRST_SCREENS, ...LATER_PARTS]
/** Small modules of every header and footer, including public ones. */
const FRAME =
  /[\\/]web[\\/](?:ui[\\/](?:wordmark|language-select|marks)|lib[\\/](?:choose-language|t-nodes)|features[\\/]shell[\\/]use-(?:support-link|collapsible))/
/** The icon component, and the icons of the page frames and the landing page. */
const FRAME_ICONS =
  /[\\/]lucide-react[\\/](?!.*icons[\\/](?!(?:arrow-right|calendar-clock|columns-3|file-text|languages|layout-dashboard|menu|notebook-pen|puzzle|search|x)\.))/
/** The landing page, and what other public pages share with it, such as their frame. */
const LANDING =
  /[\\/]web[\\/]routes[\\/]_public(?:[\\/]index)?\.tsx\?tsr-split|[\\/]web[\\/]features[\\/]shell[\\/]public[\\/](?:landing|public|pictures?|product|sample|use-advance|features\.ts)/
/** The board and the list of the tracker, which loads the latter on demand. */
const VIEWS = /[\\/]web[\\/]features[\\/]jobs[\\/](?:board|list)[\\/]/
/** Drag and drop, used by the board only; below, virtual scrolling of long lists. */
const DRAG = /node_modules[\\/]@dnd-kit[\\/]/
const LISTS = /node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]/

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Returns the modules `begin` and all that they import statically, without libraries. */
const collectImports = (begin: readonly string[], modules: Modules): Set<string> => {
  const found = new Set<string>()
  const open = [...begin]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id.includes('node_modules')) continue
    const module = modules.getModuleInfo(id)
    if (module === null) throw new Error(`Not a part of the app: ${id}`)
    found.add(id)
    open.push(...module.importedIds)
  }
  return found
}

/** Names a chunk of all static imports of the modules `begin`, without what `isExcepted` excludes. */
const nameImports = (
  name: string,
  begin: readonly string[],
  isExcepted: (id: string, modules: Modules) => boolean = () => false,
) => {
  let imported: Set<string> | undefined
  return (id: string, modules: Modules): string | null =>
    !isExcepted(id, modules) && (imported ??= collectImports(begin, modules)).has(id) ? name : null
}

/** Returns the imports of the tracker's screen that nothing but this screen and its views imports. */
const collectBoard = (modules: Modules): Set<string> => {
  const board = collectImports([TRACKER], modules)
  const isImportedElsewhere = (id: string) =>
    modules.getModuleInfo(id)?.importers.some((from) => !board.has(from) && !VIEWS.test(from))
  let before: number
  do {
    before = board.size
    for (const id of board) if (isImportedElsewhere(id) === true) board.delete(id)
  } while (board.size < before)
  return board
}

let board: Set<string> | undefined
const isOfBoard = (id: string, modules: Modules): boolean =>
  DRAG.test(id) || (board ??= collectBoard(modules)).has(id)

const nameFirst = nameImports('jobs', FIRST_SCREENS)

/** A module goes to the matching chunk with the highest priority. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // One file, because dozens of tiny ones cost more in headers than they save in code.
  { name: 'framework', test: FRAMEWORK, priority: 7 },
  // Not in `framework`, because public pages validate nothing.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 8 },
  { name: 'pdf', test: /node_modules[\\/]pdfjs-dist[\\/]/, priority: 5 },
  { name: 'docx', test: /node_modules[\\/](?:docx-preview|jszip)[\\/]/, priority: 5 },
  { name: 'start', tags: ['$initial'], priority: 6 },
  { name: 'mantine', test: MANTINE, priority: 5 },
  {
    name: 'frame',
    test: (id) => FRAME.test(id) || FRAME_ICONS.test(id),
    priority: 4.5,
  },
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 4 },
  { name: 'landing', test: LANDING, priority: 4 },
  { name: 'lists', test: LISTS, priority: 4 },
  {
    // A chunk includes the imports of its modules: without this one the frame would load all of `later`.
    name: nameImports('jobs', FIRST_SCREENS, isOfBoard),
    debugName: 'jobs',
    priority: 3,
  },
  {
    name: (id, modules) => (isOfBoard(id, modules) ? 'board' : null),
    debugName: 'board',
    priority: 2.9,
  },
  {
    // Without it these screens would load at once what they share with dialogs, including zod.
    name: nameImports('screens', PLAIN_SCREENS),
    debugName: 'screens',
    minShareCount: 2,
    priority: 2.4,
  },
  {
    // Likewise for account pages, which share only forms with dialogs.
    name: nameImports('forms', ACCOUNT_PAGES),
    debugName: 'forms',
    minShareCount: 2,
    priority: 2.3,
  },
  { name: 'fields', test: FIELDS, priority: 2 },
  {
    // Without what a first screen imports, which would otherwise load all of it at once.
    name: nameImports('later', LATER_PARTS, (id, modules) => nameFirst(id, modules) !== null),
    debugName: 'later',
    priority: 2,
  },
  { name: 'parts', test: SHARED_PARTS, minShareCount: 2, priority: 1 },
  { name: 'dialogs', test: DIALOGS },
  { name: 'profile', test: PROFILE, minShareCount: 2 },
]
