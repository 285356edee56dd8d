const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Monday, November 23` for a day `YYYY-MM-DD`. */
export const describeDay = (day: string): string => dayFormat.format(new Date(day))

/** `2:00 PM` */
export const describeTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(instant)
    // Intl sets a narrow no-break space, which some mail programs do not have.
    .replaceAll('\u202f', ' ')
