import { createSearch } from '../search.ts'
import type { Resource } from './schema.ts'

type Searchable = Pick<Resource, 'title' | 'url' | 'description' | 'tags'>

/** Search matches title, address, description and tags; the server and the screen use this one. */
export const searchResources = createSearch<Searchable>(({ title, url, description, tags }) => [
  title,
  url,
  description,
  tags,
])
