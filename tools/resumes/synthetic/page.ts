import type { Content, Job } from './content.ts'
import { type LineBlock, type Page, plain, type Section, toLine } from './blocks.ts'
import { setJob, setStudy } from './job.ts'
import type { Look } from './look.ts'

/** Lays out the content with a look. */
export function layOut(content: Content, look: Look): Page {
  const { chosen } = content
  const at = look.isParted && content.jobs.length > 2 ? content.jobs.length - 1 : Infinity
  const setJobs = (header: string, some: Job[]): Section => ({
    header: setHeader(header, look),
    blocks: some.flatMap((job) => setJob(job, content, look)),
  })
  const jobs = [setJobs(chosen.experience, content.jobs.slice(0, at))]
  if (at < Infinity) jobs.push(setJobs(chosen.internships, content.jobs.slice(at)))
  const studies: Section = {
    header: setHeader(chosen.education, look),
    blocks: content.studies.flatMap((study) => setStudy(study, content, look)),
  }
  const profile: Section = {
    header: setHeader(chosen.profile, look),
    blocks: [toLine('text', plain(content.profile))],
  }
  const skills: Section = {
    header: setHeader(chosen.skills, look),
    blocks: content.skills.map((skill) => toLine('bullet', plain(skill))),
  }
  const top = [toLine('name', plain(content.person)), toLine('text', plain(contactOf(content)))]
  const asides = content.asides.map(({ header, lines }): Section => ({
    header: setHeader(header, look),
    blocks: lines.map(({ text, year }) =>
      toLine(
        look.isLooseOrder ? 'text' : 'bullet',
        plain(year === null ? text : `${text}, ${year}`),
      ),
    ),
  }))
  const telling = look.isEducationFirst ? [studies, ...jobs] : [...jobs, studies]
  const hasSide = look.columns === 'sidebar' || look.columns === 'boxes'
  return hasSide
    ? { look, top, main: telling, side: [profile, skills, ...asides] }
    : {
        look,
        top,
        main: look.isLooseOrder
          ? [skills, ...asides, ...telling, profile]
          : [profile, ...telling, skills, ...asides],
        side: [],
      }
}

const contactOf = ({ person, words }: Content): string =>
  `${person.toLowerCase().replace(' ', '.')}@example.org | ${words.towns[0]}`

function setHeader(text: string, { headers }: Look): LineBlock {
  const isCapitals = headers === 'bold-capitals' || headers === 'capitals'
  const printed = isCapitals ? text.toUpperCase() : headers === 'bold-colon' ? `${text}:` : text
  return toLine('header', [{ text: printed, bold: headers !== 'capitals' }])
}
