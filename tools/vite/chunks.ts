// Which modules of the web app are fetched together.
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** What every page runs on, public ones too. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|@trpc|@tanstack[\\/](?:(?:react-)?router|router-core|history|(?:react-)?query|query-core|(?:react-)?store))[\\/]/
/**
 * What the account and signed-in screens share; dialogs, forms and toasts come on their own, and so
 * does what forms alone show.
 */
const MANTINE =
  /node_modules[\\/](?:@mantine[\\/](?:core(?![\\/]esm[\\/]components[\\/](?:Combobox[\\/](?!ComboboxChevron|get-parsed)|TagsInput|Pill|Input|Textarea|TextInput|PasswordInput|NativeSelect|Checkbox|Switch|SegmentedControl|FloatingIndicator|Modal|Skeleton|Loader))|hooks)|@floating-ui|clsx|tabbable)[\\/]/
/** What Mantine draws forms and dialogs with. */
const FIELDS =
  /node_modules[\\/](?:@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Input|Textarea|TextInput|PasswordInput|NativeSelect|Checkbox|Modal)|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar)[\\/]?/
/** What the profile page and the forms above it have in common. */
const PROFILE = /[\\/](?:src|web[\\/]features)[\\/](?:profile|eeo)[\\/]/
/** The forms of an application, which open above any page. */
const DIALOGS = /[\\/]web[\\/]features[\\/]jobs[\\/](?:dialogs|form|packet)[\\/]/
/**
 * What screens, dialogs and account pages have in common; public pages need none of it. They do state
 * facts of src/auth, which therefore stays out of this chunk.
 */
const SHARED_PARTS =
  /[\\/](?:src(?![\\/]auth)|web[\\/](?:features[\\/](?:jobs[\\/](?!board|list|dashboard|dialogs[\\/]|form|packet)|(?:contacts|reminders)[\\/](?:dialogs|queries))|lib|ui[\\/](?!wordmark|button)))[\\/]?/
const WEB = join(import.meta.dirname, '../../web')
const toRoute = (name: string): string => join(WEB, `routes/${name}.tsx?tsr-split=component`)
/** The frame of the signed-in screens, and the one of them that is opened most. */
const FIRST_SCREENS = ['_app', '_app/job-tracker'].map(toRoute)
/** Those that check and fill in nothing until a dialog opens. */
const PLAIN_SCREENS = ['_app/dashboard', '_app/contacts'].map(toRoute)
const ACCOUNT_PAGES = ['login', 'register', 'forgot-password', 'reset-password'].map((name) =>
  toRoute(`_guest/${name}`),
)
/** What a signed-in screen loads once it stands: the hosts of dialogs, which load each as it opens. */
const LATER_PARTS = [
  'contacts/contact-dialogs',
  'interviews/interview-dialogs',
  'jobs/dialogs/job-dialogs',
  'mail/mail-dialogs',
  'reminders/reminder-dialogs',
  'shell/overlays',
  'transfer/transfer-dialogs',
].map((name) => join(WEB, 'features', `${name}.tsx`))
/** Whose messages come with the page: each further part brings its own. */
export const FIRST_PARTS = [...FIRST_SCREENS, ...LATER_PARTS]
/** Small parts of every bar and footer, public ones too. */
const FRAME =
  /[\\/]web[\\/](?:ui[\\/](?:wordmark|language-select|marks)|lib[\\/](?:choose-language|t-nodes)|features[\\/]shell[\\/]use-(?:support-link|collapsible))/
/** What draws icons, and those that the frames of pages and the landing page show. */
const FRAME_ICONS =
  /[\\/]lucide-react[\\/](?!.*icons[\\/](?!(?:arrow-right|calendar-clock|columns-3|file-text|languages|layout-dashboard|menu|notebook-pen|puzzle|search|x)\.))/
/** The landing page, and what the other public pages have of it: their frame, too. */
const LANDING =
  /[\\/]web[\\/]routes[\\/]_public(?:[\\/]index)?\.tsx\?tsr-split|[\\/]web[\\/]features[\\/]shell[\\/]public[\\/](?:landing|public|pictures?|product|sample|use-advance|features\.ts)/
/** What cards are dragged with, on the board alone, and what long lists are drawn with. */
const DRAG = /node_modules[\\/]@dnd-kit[\\/]/
const LISTS = /node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]/
const BOARD = /[\\/]web[\\/]features[\\/]jobs[\\/]board[\\/](?!announcements)/

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Names the chunk of what these modules cannot begin without: what only others need is not in it. */
const nameNeeded = (
  name: string,
  begin: readonly string[],
  isExcepted: (id: string, modules: Modules) => boolean = () => false,
) => {
  let needed: Set<string> | undefined
  const collect = (modules: Modules): Set<string> => {
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
  return (id: string, modules: Modules): string | null =>
    !isExcepted(id, modules) && (needed ??= collect(modules)).has(id) ? name : null
}

const nameFirst = nameNeeded('jobs', FIRST_SCREENS)

/** One chunk each, of which the one with the highest priority takes a module. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // Dozens of tiny files would cost more in headers than they save in code.
  { name: 'framework', test: FRAMEWORK, priority: 7 },
  // Public pages check nothing that would need it.
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
  { name: 'drag', test: DRAG, priority: 4 },
  {
    name: nameNeeded('jobs', FIRST_SCREENS, (id) => BOARD.test(id)),
    debugName: 'jobs',
    minShareCount: 2,
    priority: 3,
  },
  {
    // What only the frame needs and `later` does, too: a chunk takes along all that its modules import, and
    // the frame would then begin by loading what is for later.
    name: nameNeeded('shell', FIRST_SCREENS.slice(0, 1)),
    debugName: 'shell',
    priority: 2.5,
  },
  {
    // These would otherwise begin by loading what they share with dialogs, and zod with it.
    name: nameNeeded('screens', PLAIN_SCREENS),
    debugName: 'screens',
    minShareCount: 2,
    priority: 2.4,
  },
  {
    // Likewise, what account pages share with dialogs is forms alone.
    name: nameNeeded('forms', ACCOUNT_PAGES),
    debugName: 'forms',
    minShareCount: 2,
    priority: 2.3,
  },
  { name: 'fields', test: FIELDS, priority: 2 },
  {
    // What a first screen needs, too, would bring all of this with it.
    name: nameNeeded('later', LATER_PARTS, (id, modules) => nameFirst(id, modules) !== null),
    debugName: 'later',
    priority: 2,
  },
  { name: 'parts', test: SHARED_PARTS, minShareCount: 2, priority: 1 },
  { name: 'dialogs', test: DIALOGS },
  { name: 'profile', test: PROFILE, minShareCount: 2 },
]
