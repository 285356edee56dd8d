import { useState } from 'react'
import { completeAddress, isWebAddress } from '#src/resources/address.ts'
import { trpc } from '../../../lib/trpc.ts'
import { describeTitleFailure } from '../failure-texts.ts'
import type { BookmarkForm } from './use-bookmark-form.ts'

/** Fetches title and description through the server, when the person asks for it. */
export const useFetchedTitle = (form: BookmarkForm) => {
  const [problem, setProblem] = useState<{ url: string; text: string }>()
  const { mutate, isPending } = trpc.resources.fetchTitle.useMutation()
  const url = completeAddress(form.values.url)

  const fetchTitle = () => {
    if (!isWebAddress(url)) {
      form.setFieldError('url', url === '' ? 'URL is required' : 'Please enter a valid URL')
      form.getInputNode('url')?.focus()
      return
    }
    setProblem(undefined)
    mutate(
      { url },
      {
        onSuccess: ({ title, description }) => {
          const now = form.getValues()
          // The address has been changed meanwhile: this is another page's title.
          if (completeAddress(now.url) !== url) return
          form.setFieldValue('url', url)
          if (title !== null) form.setFieldValue('title', title)
          if (description !== null && now.description.trim() === '') {
            form.setFieldValue('description', description)
          }
        },
        onError: (error) => setProblem({ url, text: describeTitleFailure(error) }),
      },
    )
  }

  return {
    fetchTitle,
    isFetching: isPending,
    problem: problem?.url === url ? problem.text : undefined,
  }
}
