import { z } from 'zod'
import { count, instant, uuid } from '../response-fields.ts'
import { RESOURCE_CATEGORIES } from './constants.ts'

/** A bookmark as the API returns it. */
export const resource = z
  .object({
    id: uuid,
    title: z.string().describe('Never empty: the host’s name if no title was given'),
    url: z.string(),
    category: z.enum(RESOURCE_CATEGORIES),
    description: z.string().nullable(),
    tags: z.string().nullable().describe('Separated by commas'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Bookmark' })

export const resourcesResponse = z.object({ resources: z.array(resource) })

export const categoryCount = z
  .object({ category: z.enum(RESOURCE_CATEGORIES), count })
  .meta({ id: 'CategoryCount' })

export const categoriesResponse = z.object({ categories: z.array(categoryCount) })
