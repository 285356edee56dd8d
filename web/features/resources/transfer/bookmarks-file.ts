import { Parser } from 'htmlparser2'
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '#src/fields.ts'
import { findFallbackTitle, isWebAddress } from '#src/resources/address.ts'
import {
  CATEGORY_LABELS,
  DEFAULT_CATEGORY,
  RESOURCE_CATEGORIES,
  type ResourceCategory,
} from '#src/resources/constants.ts'
import type { Resource } from '#src/resources/schema.ts'
import { joinFittingTags, splitTags } from '#src/resources/tags.ts'

/** The properties of a bookmark in the Netscape format, in which browsers export. */
export type FileBookmark = Pick<Resource, 'url' | 'title' | 'category' | 'description' | 'tags'>

const DOCTYPE = '<!DOCTYPE NETSCAPE-Bookmark-file-1>'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const writeBookmark = ({ url, title, tags, description, created_at }: Resource): string => {
  const added = Math.floor(Date.parse(created_at) / 1000)
  const tagged = tags === null ? '' : ` TAGS="${escape(tags)}"`
  const link = `        <DT><A HREF="${escape(url)}" ADD_DATE="${added}"${tagged}>${escape(title)}</A>`
  return description === null ? link : `${link}\n        <DD>${escape(description)}`
}

/** Returns the bookmarks as a file that browsers can import, with a folder per category. */
export const writeBookmarksFile = (resources: readonly Resource[]): string => {
  const groups = Map.groupBy(resources, ({ category }) => category)
  const folders = RESOURCE_CATEGORIES.flatMap((category) => {
    const members = groups.get(category)
    if (!members) return []
    const name = escape(CATEGORY_LABELS[category])
    const links = members.map(writeBookmark).join('\n')
    return [`    <DT><H3>${name}</H3>\n    <DL><p>\n${links}\n    </DL><p>`]
  })
  return [
    DOCTYPE,
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    '<TITLE>Bookmarks</TITLE>',
    '<H1>Bookmarks</H1>',
    '<DL><p>',
    ...folders,
    '</DL><p>',
    '',
  ].join('\n')
}

const CATEGORIES_BY_NAME = new Map<string, ResourceCategory>(
  RESOURCE_CATEGORIES.flatMap((category) => [
    [CATEGORY_LABELS[category].toLowerCase(), category],
    // The English name of the category.
    [category.replaceAll('_', ' '), category],
  ]),
)

/**
 * A folder named like a category sets the category; other folder names become tags, since folders
 * can be nested and the categories are fixed.
 */
const file = (folders: readonly string[], ownTags: string | undefined) => {
  let category: ResourceCategory = DEFAULT_CATEGORY
  const tags: string[] = []
  for (const folder of folders) {
    const known = CATEGORIES_BY_NAME.get(folder.toLowerCase())
    if (known) category = known
    else tags.push(folder.replaceAll(',', ' '))
  }
  return { category, tags: joinFittingTags([...splitTags(ownTags ?? null), ...tags]) }
}

const clip = (text: string, max: number) => text.toWellFormed().trim().slice(0, max).trim()

/** No browser nests this many folders. Parsing time grows with the square of the depth. */
const OPEN_ELEMENTS_MAX = 256

export type ReadFile = {
  bookmarks: FileBookmark[]
  /** The number of entries that are no web addresses: bookmarklets, browser pages, files. */
  ignored: number
}

/** Parses a browser's export; undefined if the text is none. Nothing in it is run or rendered. */
export const readBookmarksFile = (text: string): ReadFile | undefined => {
  if (!/^\ufeff?\s*<!DOCTYPE\s+NETSCAPE-Bookmark-file-1/i.test(text.slice(0, 1_000)))
    return undefined
  const reader = createReader()
  const parser = new Parser({
    ...reader.handler,
    onopentag(name, attributes) {
      openElements += 1
      if (openElements > OPEN_ELEMENTS_MAX) parser.pause()
      reader.handler.onopentag(name, attributes)
    },
    onclosetag(name) {
      openElements -= 1
      reader.handler.onclosetag(name)
    },
  })
  let openElements = 0
  // A database cannot store NUL. `<p>` elements have no meaning here and are never closed, so they
  // would add to the depth.
  parser.write(text.replaceAll(/\0|<p>/gi, ''))
  if (openElements > OPEN_ELEMENTS_MAX) return undefined
  parser.end()
  return reader.finish()
}

type Link = {
  url: string
  title: string
  description: string
  tags: string | undefined
  folders: string[]
}

const createReader = () => {
  const links: Link[] = []
  /** The names of the enclosing folders; undefined for one without a name. */
  const folders: (string | undefined)[] = []
  let heading: string | undefined
  let isHeadingKept = false
  let target: 'heading' | 'title' | 'description' | undefined

  const open = (name: string, attributes: Record<string, string>) => {
    target = undefined
    if (name === 'h3') {
      heading = ''
      // The browser's root folders ("Bookmarks bar") say nothing about their content.
      isHeadingKept = !(
        'personal_toolbar_folder' in attributes || 'unfiled_bookmarks_folder' in attributes
      )
      target = 'heading'
    } else if (name === 'dl') {
      folders.push(isHeadingKept ? heading?.trim() || undefined : undefined)
      heading = undefined
    } else if (name === 'a') {
      links.push({
        url: (attributes['href'] ?? '').trim(),
        title: '',
        description: '',
        tags: attributes['tags'],
        folders: folders.filter((folder) => folder !== undefined),
      })
      heading = undefined
      target = 'title'
    } else if (name === 'dd' && heading === undefined && links.length > 0) target = 'description'
  }

  return {
    handler: {
      onopentag: open,
      ontext(text: string) {
        const link = links.at(-1)
        if (target === 'heading') heading = (heading ?? '') + text
        else if (target !== undefined && link) link[target] += text
      },
      onclosetag(name: string) {
        target = undefined
        if (name === 'dl') folders.pop()
      },
    },
    finish(): ReadFile {
      const good = links.filter(({ url }) => url.length <= URL_MAX && isWebAddress(url))
      const bookmarks = good.map(({ url, title, description, tags, folders: around }) => ({
        url,
        title: clip(title, SHORT_TEXT_MAX) || findFallbackTitle(url),
        description: clip(description, LONG_TEXT_MAX) || null,
        ...file(around, tags),
      }))
      return { bookmarks, ignored: links.length - good.length }
    },
  }
}
