import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { completeAddress, toAddressKey } from '#src/resources/address.ts'
import {
  CATEGORY_LABELS,
  RESOURCE_CATEGORIES,
  type ResourceCategory,
} from '#src/resources/constants.ts'
import type { Resource } from '#src/resources/schema.ts'
import { nameOf } from '../bookmark-row.tsx'
import { showHost } from '../show-host.ts'
import classes from './bookmark-form.module.css'
import type { BookmarkForm } from './use-bookmark-form.ts'
import { useFetchedTitle } from './use-fetched-title.ts'

const OPTIONS: { value: ResourceCategory; label: string }[] = RESOURCE_CATEGORIES.map((value) => ({
  value,
  label: CATEGORY_LABELS[value],
}))

/** Everything about a bookmark. `others` are the ones that the address may be among already. */
export const BookmarkFields = (props: {
  form: BookmarkForm
  others: readonly Resource[]
  onUrlBlur: () => void
}) => {
  const { form, others } = props
  const url = form.getInputProps('url')
  const { fetchTitle, isFetching, problem } = useFetchedTitle(form)
  const address = completeAddress(form.values.url)
  const key = toAddressKey(address)
  const twin = others.find((resource) => toAddressKey(resource.url) === key)
  return (
    <div className={classes.fields}>
      <div className={classes.address}>
        <TextInput
          label="URL"
          required
          data-autofocus
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...url}
          onBlur={(event) => {
            props.onUrlBlur()
            url.onBlur?.(event)
          }}
        />
        <Button
          variant="default"
          aria-disabled={isFetching}
          // What is typed stays selected and focused until the click has happened.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => isFetching || fetchTitle()}
        >
          {isFetching ? 'Fetching...' : 'Fetch title'}
        </Button>
      </div>
      <div role="status" className={classes.hints}>
        {problem !== undefined && <p className={classes.problem}>{problem}</p>}
        {twin && (
          <p>
            You already have this address: “<bdi>{nameOf(twin)}</bdi>”
          </p>
        )}
      </div>
      <TextInput
        className={classes.whole ?? ''}
        label="Title"
        dir="auto"
        autoComplete="off"
        placeholder={showHost(address)}
        {...form.getInputProps('title')}
      />
      <NativeSelect label="Category" required data={OPTIONS} {...form.getInputProps('category')} />
      <TextInput
        label="Tags"
        dir="auto"
        autoComplete="off"
        placeholder="Separated by commas"
        {...form.getInputProps('tags')}
      />
      <Textarea
        className={classes.whole ?? ''}
        label="Description"
        dir="auto"
        rows={3}
        {...form.getInputProps('description')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.currentTarget.form?.requestSubmit()
          }
        }}
      />
    </div>
  )
}
