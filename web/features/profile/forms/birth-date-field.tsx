import { Popover, TextInput } from '@mantine/core'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { dateOfBirth } from '#src/profile/dates.ts'
import { today } from '../../../lib/dates.ts'
import { formatLongDay } from '../../../lib/months.ts'
import { BirthCalendar } from './birth-calendar.tsx'
import classes from './birth-date.module.css'
import { type ContactValues, parseDay } from './contact-values.ts'
import type { FormFields } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'

/** Returns a valid date that is not in the future, as `YYYY-MM-DD`. */
const readDay = (typed: string): string | undefined =>
  dateOfBirth.safeParse(parseDay(typed)).data ?? undefined

/** A date typed in any usual format or chosen from the calendar; displayed as `MMMM d, yyyy`. */
export const BirthDateField = ({ form }: { form: FormFields<ContactValues> }) => {
  const [isOpen, setIsOpen] = useState(false)
  const typed = form.values.date_of_birth
  const day = readDay(typed)
  const choose = (chosen: string) => {
    form.change({ date_of_birth: formatLongDay(chosen) })
    setIsOpen(false)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      trapFocus
      returnFocus
      position="bottom-end"
      shadow="lg"
    >
      <TextInput
        label={t('Date of Birth')}
        placeholder={t('Select date of birth')}
        autoComplete="bday"
        data-field="date_of_birth"
        value={typed}
        error={form.errorOf('date_of_birth')}
        onChange={({ currentTarget }) => form.change({ date_of_birth: currentTarget.value })}
        onBlur={() => {
          form.leave('date_of_birth')
          if (day !== undefined && formatLongDay(day) !== typed) {
            form.change({ date_of_birth: formatLongDay(day) })
          }
        }}
        rightSectionWidth={46}
        rightSection={
          <Popover.Target>
            <button
              type="button"
              className={classes.open}
              aria-label={t('Choose date of birth')}
              onClick={() => setIsOpen(!isOpen)}
            >
              <CalendarDays size={20} aria-hidden />
            </button>
          </Popover.Target>
        }
      />
      <Popover.Dropdown aria-label={t('Date of birth')}>
        <BirthCalendar day={day} today={today()} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}
