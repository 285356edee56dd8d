import { expect, test } from 'vitest'
import { isAside, readHeaderWords } from './header-words.ts'

test.each([
  ['Work Experience', 'experience'],
  ['EXPERIENCE (14 years)', 'experience'],
  ['Work Experience – 3+ yrs', 'experience'],
  ['Professional Experience (a choice of posts; there is a full list)', 'experience'],
  ['Berufserfahrung (auszugsweise, vollständige Liste gerne auf Anfrage)', 'experience'],
  ['Berufserfahrung: über 12 Jahre', 'experience'],
  ['Expérience professionnelle (8 ans et 6 mois)', 'experience'],
  ['P R O F E S S I O N A L  E X P E R I E N C E', 'experience'],
  ['E X P É R I E N C E S', 'experience'],
  ['Computer Engineering Experience', 'experience'],
  ['// experience', 'experience'],
  ['<Education />', 'education'],
  ['## Skills', 'other'],
  ['Cargos anteriores', 'experience'],
  ['Referencias laborales', 'other'],
  ['Leadership and Work Experience', 'experience'],
  ['Internship / Training:', 'experience'],
  ['Interships', 'experience'],
  ['Beruflicher Werdegang', 'experience'],
  ['Experiencia laboral', 'experience'],
  ['EDUCATION & TRAINING', 'education'],
  ['Ausbildung', 'education'],
  ['Formation', 'education'],
  ['Formación académica', 'education'],
  ['Jobs/Praktika', 'experience'],
  ['Nebenjobs und Ferienjobs', 'experience'],
  ['Akademische Laufbahn', 'education'],
  ['Diplomes', 'education'],
  ['Studienverlauf', 'education'],
  ['Schulischer Werdegang', 'education'],
  ['Academic Career', 'education'],
  ['EDUCATIONAL HISTORY', 'education'],
  ['Scholastic Record', 'education'],
  ['Academic Awards and Achievements', 'other'],
  ['Academic honours & grants', 'other'],
  ['Current position', 'experience'],
  ['Mitgliedschaften & Ehrenamt', 'other'],
  ['Opleiding & cursussen', 'education'],
  ['Volunteer Experience', 'other'],
  ['Project experience', 'other'],
  ['Honors & Awards', 'other'],
  ['Compétences', 'other'],
  ['Expérience professionnelle 2', 'experience'],
  ['Persönliche Erfahrungen', 'other'],
  ['Farm & Machinery Work', 'experience'],
  ['Hospital posts', 'experience'],
  ['What I have done so far', 'experience'],
  ['Places I’ve worked', 'experience'],
  ['Das habe ich gemacht', 'experience'],
  ['Wat ik tot nu toe heb gedaan', 'experience'],
  ['He trabajado en:', 'experience'],
  ['Das habe ich gelernt', 'education'],
  ['Waar ik geleerd heb', 'education'],
  ['College and School', 'education'],
  ['Das kann ich noch', 'other'],
  ['Altre cose utili', 'other'],
])('%s opens a section of %s', (text, kind) => {
  expect(readHeaderWords(text)?.kind).toBe(kind)
})

test.each([
  ['Erfahrung', 'experience'],
  ['Relevante Berufserfahrung', 'experience'],
  ['Stages et expériences professionnelles', 'experience'],
  ['Mes expériences', 'experience'],
  ['Historial de trabajo', 'experience'],
  ['Otras experiencias', 'experience'],
  ['Minha experiência', 'experience'],
  ['Ervaring en stages', 'experience'],
  ['Altre esperienze lavorative', 'experience'],
  ['Informações Acadêmicas', 'education'],
  ['Ausbildung & Studium', 'education'],
  ['Studium und Schulbildung', 'education'],
  ['Mijn opleiding', 'education'],
  ['Trainingen en cursussen', 'other'],
  ['Esperienze personali e attività', 'other'],
  ['Professionali', 'other'],
])('%s exactly matches a header of a section of %s', (text, kind) => {
  expect(readHeaderWords(text)).toEqual({ kind, exact: true })
})

test('what academics do besides studying opens no section of studies', () => {
  for (const text of ['ACADEMIC TALKS', 'Academic Contributions & Scholarship'])
    expect(readHeaderWords(text)?.kind).toBe('other')
  expect(isAside('Mentorship & Teaching')).toBe(true)
})

test('a word for when work was done leaves a header exact', () => {
  expect(readHeaderWords('Former positions held')).toEqual({ kind: 'experience', exact: true })
})

test('a header word followed by other words is not an exact match', () => {
  expect(readHeaderWords('Experience and Paris')?.exact ?? false).toBe(false)
})

test.each([
  'Globex Systems LLC',
  'Experience 2019',
  'Heron Hospital (a large employer in the west of the county)',
  'Employment (at Heron Ltd of Leeds, 2014 to 2019)',
  'Led a team of six. Shipped it.',
  'a@b.example',
  'Tern Academic Center (Otter College)',
])('%s is not a header', (text) => {
  expect(readHeaderWords(text)).toBeNull()
})

test.each([
  ['B E R U F S E R F A R U N G', 'experience'],
  ['Expérience profesionnelle', 'experience'],
  ['Work Experiance', 'experience'],
  ['Education and traning', 'education'],
])('%s with one letter wrong still opens a section of %s', (text, kind) => {
  expect(readHeaderWords(text)).toEqual({ kind, exact: true })
})

test('a word similar to a header is not taken for a misspelling of it', () => {
  expect(readHeaderWords('Information')).toBeNull()
  expect(readHeaderWords('Enseignements')?.kind).not.toBe('education')
})

test.each([
  ['Dove ho studiato', 'education'],
  ['Wat heb ik geleerd?', 'education'],
  ['Dónde he trabajado', 'experience'],
  ['Lehre und Schulen', 'education'],
])('the informal header "%s" opens a section of %s', (text, kind) => {
  expect(readHeaderWords(text)?.kind).toBe(kind)
})

test('a career that was both professional and academic is an experience', () => {
  expect(readHeaderWords('Professional and Academic Career')?.kind).toBe('experience')
})

test.each([
  'Events',
  'Hackathons',
  'Competitions and hackathons',
  'Wettbewerbe',
  'Concorsi',
  'Educação Adicional e Certificados',
  'Aanvullende opleidingen',
])('"%s" heads neither jobs nor studies', (text) => {
  expect(readHeaderWords(text)).toEqual({ kind: 'other', exact: true })
})

test('a known header beside others is one in any font style, but not beside what one attends', () => {
  expect(readHeaderWords('EDUCATION / CERTIFICATION')).toEqual({ kind: 'education', exact: true })
  expect(readHeaderWords('Languages, Work Experience & Skills')).toEqual({
    kind: 'experience',
    exact: true,
  })
  expect(readHeaderWords('Schools and Workshops')?.exact).not.toBe(true)
  expect(readHeaderWords('Education and Teaching')?.exact).not.toBe(true)
  expect(readHeaderWords('Education and Work Experience')?.exact).not.toBe(true)
})
