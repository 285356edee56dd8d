import { z } from 'zod'
import { count, instant, uuid } from '../response-fields.ts'
import { RESOURCE_CATEGORIES } from './constants.ts'

/** A bookmark as the API returns it. */
export const resource = z
  .object({
    id: uuid,
    title: z.string().describe('Never empty: the host’s name where the person gave none'),
    url: z.string(),
    category: z.enum(RESOURCE_CATEGORIES),
    description: z.string().nullable(),
    tags: z.string().nullable().describe('Comma-joined'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Bookmark' })

export const resourcesResponse = z.object({ resources: z.array(resource) })

export const categoryCount = z
  .object({ category: z.enum(RESOURCE_CATEGORIES), count })
  .meta({ id: 'CategoryCount' })

export const categoriesResponse = z.object({ categories: z.array(categoryCount) })
