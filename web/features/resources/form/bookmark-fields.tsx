import { Button } from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import { completeAddress, isWebAddress, toAddressKey } from '#src/resources/address.ts'
import {
  CATEGORY_LABELS,
  RESOURCE_CATEGORIES,
  type ResourceCategory,
} from '#src/resources/constants.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { FormFields } from '../../../lib/use-form.ts'
import { AreaField, SelectField, TextField } from '../../../ui/fields.tsx'
import { nameOf } from '../bookmark-row.tsx'
import { describeTitleFailure } from '../failure-texts.ts'
import { showHost } from '../show-host.ts'
import classes from './bookmark-form.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../../lib/t-nodes.ts'
import { bdi } from '../../../ui/marks.tsx'

const OPTIONS = RESOURCE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))

export type BookmarkValues = {
  url: string
  title: string
  category: ResourceCategory
  description: string
  tags: string
}

/** All fields of a bookmark; `id` is that of an existing one. */
export const BookmarkFields = (props: { form: FormFields<BookmarkValues>; id?: string }) => {
  const { form, id } = props
  const { data } = trpc.resources.list.useQuery()
  const { fetchTitle, isFetching, problem } = useFetchedTitle(form)
  const address = completeAddress(form.values.url)
  const key = toAddressKey(address)
  const twin = data?.resources.find(
    (resource) => resource.id !== id && toAddressKey(resource.url) === key,
  )
  return (
    <>
      <div className={classes.address}>
        <TextField
          form={form}
          field="url"
          label="URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          onLeave={() => form.change({ url: completeAddress(form.values.url) })}
          isRequired
          isFirst
        />
        <Button
          variant="default"
          aria-disabled={isFetching}
          // Keeps the selection and focus of the input until the click is handled.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => isFetching || fetchTitle(event)}
        >
          {isFetching ? t('Fetching...') : t('Fetch title')}
        </Button>
      </div>
      <div role="status" className={classes.hints}>
        {problem !== undefined && <p className={classes.problem}>{problem}</p>}
        {twin && (
          <p>
            {tNodes('You already have this address: “<bdi>{bookmark}</bdi>”', {
              bookmark: nameOf(twin),
              bdi,
            })}
          </p>
        )}
      </div>
      <TextField
        form={form}
        field="title"
        label={t('Title')}
        placeholder={showHost(address)}
        isWide
      />
      <SelectField
        form={form}
        field="category"
        label={t('Category')}
        options={OPTIONS}
        isRequired
      />
      <TextField
        form={form}
        field="tags"
        label={t('Tags')}
        placeholder={t('Separated by commas')}
      />
      <AreaField form={form} field="description" label={t('Description')} rows={3} />
    </>
  )
}

/** Fetches title and description through the server when the person presses the button. */
const useFetchedTitle = (form: FormFields<BookmarkValues>) => {
  const [problem, setProblem] = useState<{ url: string; text: string }>()
  const url = completeAddress(form.values.url)
  const { mutate, isPending } = trpc.resources.fetchTitle.useMutation({
    onSuccess: ({ title, description }, asked) => {
      // The URL has changed meanwhile, so the response is another page's.
      if (url !== asked.url) return
      const isDescribed = form.values.description.trim() !== ''
      form.change({
        url,
        ...(title !== null && { title }),
        ...(description !== null && !isDescribed && { description }),
      })
    },
    onError: (error, asked) => setProblem({ url: asked.url, text: describeTitleFailure(error) }),
  })
  const fetchTitle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setProblem(undefined)
    if (isWebAddress(url)) return mutate({ url })
    form.validate('url')
    currentTarget.form?.querySelector<HTMLElement>('[data-field="url"]')?.focus()
  }
  return {
    fetchTitle,
    isFetching: isPending,
    problem: problem?.url === url ? problem.text : undefined,
  }
}
