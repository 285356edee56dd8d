import { createSearch } from '../search.ts'
import type { Resource } from './schema.ts'

type Searchable = Pick<Resource, 'title' | 'url' | 'description' | 'tags'>

/** Searches title, address, description and tags, on the server and in the app. */
export const searchResources = createSearch<Searchable>(({ title, url, description, tags }) => [
  title,
  url,
  description,
  tags,
])
