import { expect, test } from 'vitest'
import { isThesis, scoreDegree, scoreSchool, splitDegree } from './degree-words.ts'
import { findGrade } from './grade.ts'

test.each([
  ['Bachelor of Science in Computer Science', 'Bachelor of Science', 'Computer Science'],
  ['Bachelor of Communication', 'Bachelor of Communication', 'Communication'],
  ['M.Sc. Informatik', 'M.Sc.', 'Informatik'],
  ['B.E. (Civil Engineering)', 'B.E.', 'Civil Engineering'],
  ['BA (Hons) Graphic Design', 'BA (Hons)', 'Graphic Design'],
  ['PhD, Geography', 'PhD', 'Geography'],
  ['Grado en Derecho', 'Grado', 'Derecho'],
  ['Grado en formación profesional en Cocina', 'Grado en formación profesional', 'Cocina'],
  [
    'Diploma di istruzione tecnica superiore - Agraria',
    'Diploma di istruzione tecnica superiore',
    'Agraria',
  ],
  ['Diplôme d’ingénieur, Informatique', 'Diplôme d’ingénieur', 'Informatique'],
  ['MBA', 'MBA', null],
  ['BCS in Robotics', 'BCS', 'Robotics'],
  ['Degree of Applied Science', 'Degree of Applied Science', 'Applied Science'],
  ['Currently working on a Bachelor’s degree in Physics', 'Bachelor’s degree', 'Physics'],
  ['Completed 90 hours towards a Bachelor of Arts in Music', 'Bachelor of Arts', 'Music'],
  ['60 credits toward an Associate of Science in Botany', 'Associate of Science', 'Botany'],
  ['Graduated Bachelor of Arts in Music', 'Bachelor of Arts', 'Music'],
  ['Earned a Master of Science in Botany', 'Master of Science', 'Botany'],
  ['National Certificate in Business', 'National Certificate', 'Business'],
  ['ILM Level 5 Diploma in Leadership', 'ILM Level 5 Diploma', 'Leadership'],
  ['B.S. and M.S. in Computer Science', 'B.S. and M.S.', 'Computer Science'],
  ['Computer Science BS', 'BS', 'Computer Science'],
  ['Wirtschaftsinformatik (B.Sc.)', 'B.Sc.', 'Wirtschaftsinformatik'],
  ['Eidg. Dipl. Buchhalter', 'Eidg. Dipl. Buchhalter', null],
  ['Dipl.-Ing. Maschinenbau', 'Dipl.-Ing.', 'Maschinenbau'],
  ['BSCS Computer Science', 'BSCS', 'Computer Science'],
  ['Abitur', 'Abitur', null],
  ['Ausbildung zur Bürokauffrau', 'Ausbildung zur Bürokauffrau', null],
  ['B.E.C.E.', 'B.E.C.E.', null],
  ['CSE’s in Maths', 'CSE’s', 'Maths'],
  ['Cert III in Carpentry', 'Cert III', 'Carpentry'],
  ['VMBO-kader Techniek', 'VMBO-kader', 'Techniek'],
  ['CET Automação', 'CET', 'Automação'],
  ['Brevet fédéral', 'Brevet fédéral', null],
  ['B.Tech (CSE)', 'B.Tech', 'CSE'],
  ['Grafisch ontwerp (BA)', 'BA', 'Grafisch ontwerp'],
  ['Bachelor in de verpleegkunde', 'Bachelor', 'verpleegkunde'],
  ['Lehre als Koch', 'Lehre', 'Koch'],
  ['Lehre mit Matura', 'Lehre mit Matura', null],
  ['Ingénieur civil des mines', 'Ingénieur civil des mines', null],
  ['Ingénieur civil en électronique', 'Ingénieur civil', 'électronique'],
  ['Abschluss: Diplom-Kauffrau (FH)', 'Diplom-Kauffrau (FH)', null],
  ['Grado de Bachiller en Letras', 'Grado de Bachiller', 'Letras'],
  ['Promotion zum Dr. phil. in Germanistik', 'Promotion zum Dr. phil.', 'Germanistik'],
  ['Licenciatura plena em História', 'Licenciatura plena', 'História'],
  ['Técnico de Nivel Superior en Redes', 'Técnico de Nivel Superior', 'Redes'],
  ['Ingeniero en Ejecución en Minas', 'Ingeniero en Ejecución', 'Minas'],
  ['Baccalauréat, série L2', 'Baccalauréat, série L2', null],
  ['Bac STMG', 'Bac STMG', null],
  ['LTS-C Metaal', 'LTS-C', 'Metaal'],
  ['Double diplôme : M.Sc. Acoustics', 'M.Sc.', 'Acoustics'],
  [
    'Diplôme de Technicien Agricole Supérieur (DTAS) en Élevage',
    'Diplôme de Technicien Agricole Supérieur (DTAS)',
    'Élevage',
  ],
  ['Diplomado en Salud Ocupacional (DSO)', 'Diplomado', 'Salud Ocupacional (DSO)'],
  ['Sociologie (doctoraal)', 'doctoraal', 'Sociologie'],
  ['Dipl. Techniker HF Maschinenbau', 'Dipl. Techniker HF', 'Maschinenbau'],
  ['D.E.P. Comptabilité', 'D.E.P.', 'Comptabilité'],
  ['7 O Levels', '7 O Levels', null],
  ['GCE ‘O’ Levels', 'GCE ‘O’ Levels', null],
  ['K.C.S.E., mean grade B', 'K.C.S.E.', 'mean grade B'],
  ['AAT Level 3 Diploma in Accounting', 'AAT Level 3 Diploma', 'Accounting'],
  ['M. Pharm. (Pharmacology)', 'M. Pharm.', 'Pharmacology'],
  ['Abschluss als Schneiderin', 'Abschluss als Schneiderin', null],
  ['Heimhilfe-Ausbildung', 'Heimhilfe-Ausbildung', null],
  ['Boekhouden (diploma BKB)', 'diploma BKB', 'Boekhouden'],
  ['Coiffeuse EFZ', 'Coiffeuse EFZ', null],
  ["Brevet d'Etudes Professionnelles : Vente", "Brevet d'Etudes Professionnelles", 'Vente'],
  ['Programme Grande École', 'Programme Grande École', null],
  ['Hoger middelbaar Handel', 'Hoger middelbaar', 'Handel'],
  ['Pos-doutorado em Direito', 'Pos-doutorado', 'Direito'],
])('"%s" is split into the degree "%s" and the field of study "%s"', (text, degree, field) => {
  expect(splitDegree(text)).toEqual({ degree, field })
})

test.each(['Bread Management certification', 'Advanced Writing Certificate (AWC)'])(
  '"%s" is a degree by its end',
  (text) => {
    expect(scoreDegree(text)).toBeGreaterThan(1)
  },
)

test.each(['These were the days', 'Maîtrise des techniques de coupe'])(
  '"%s" is not a degree',
  (text) => {
    expect(splitDegree(text)).toBeNull()
  },
)

test.each([
  ['Thèse : « Les loutres du lac »', true],
  ['Titolo della tesi: Le lontre', true],
  ['Thèse en biologie', false],
])('whether "%s" is the title of a thesis: %s', (text, expected) => {
  expect(isThesis(text)).toBe(expected)
})

test.each(['Software Engineer', 'Masterpiece Theatre', 'Basement Records'])(
  '"%s" is not a degree',
  (text) => {
    expect(splitDegree(text)).toBeNull()
  },
)

test.each([
  ['GPA: 3.66 (9.15/10.0)', '3.66'],
  ['Bachelor of Science • 3.6 GPA', '3.6'],
  ['CGPA- 6.92/10', '6.92/10'],
  ['Abschlussnote: 1,7', '1,7'],
  ['78.46 %', '78.46%'],
  ['MBA from Heron Institute of Management, Nagpur in 2013 with 68%', '68%'],
  ['Scienze dell’Educazione (votazione 104/110)', '104/110'],
  ['Leaving Certificate (580 points)', '580 points'],
  ['BSc (Hons) Biology, 2:1', '2:1'],
  ['Abitur (1,3)', '1,3'],
  ['Staatsexamen, Gesamtnote „gut“ (2,0)', '2,0'],
  ['Erstes Examen: 10,2 Punkte', '10,2 Punkte'],
  ['con voti 110 su 110 e lode', '110/110'],
  ['moyenne générale 5.2', '5.2'],
])('the grade of "%s" is %s', (text, grade) => {
  expect(findGrade([text])).toBe(grade)
})

test.each(['no degree', 'ohne Abschluss', 'Hospitality Management (no degree)'])(
  '"%s" names no degree',
  (text) => {
    expect(scoreDegree(text)).toBe(0)
  },
)

test('a school year is not read as a grade', () => {
  expect(findGrade(['Grade 12, Heron High School'])).toBeNull()
})

test.each(['BSCpE', 'BSECE', 'BSIE'])('%s is a degree', (text) => {
  expect(scoreDegree(text)).toBeGreaterThan(1)
})

test('the word "technical" alone makes no school of a field of study', () => {
  for (const field of ['Technische Informatik', 'Technische Natuurkunde', 'Technische Redaktion'])
    expect(scoreSchool(field)).toBe(0)
  for (const school of ['Technische Hochschule Otter', 'Technische Universiteit Reiger'])
    expect(scoreSchool(school)).toBe(1)
})

test.each([
  ['Première année de bachelor dans l’audiovisuel', 'bachelor', 'audiovisuel'],
  ['2ème année de BTS Tourisme', 'BTS', 'Tourisme'],
  ['3° anno di Laurea Triennale in Botanica', 'Laurea Triennale', 'Botanica'],
  ['2e jaar Propedeuse Geschiedenis', 'Propedeuse', 'Geschiedenis'],
])('"%s" names the degree that is not finished', (text, degree, field) => {
  expect(splitDegree(text)).toEqual({ degree, field })
})

test.each([
  ['HBO Bachelor of Science', 'HBO Bachelor of Science', null],
  [
    'Titre professionnel de niveau bac +2 Cuisinier',
    'Titre professionnel de niveau bac +2',
    'Cuisinier',
  ],
  ['Bac+5 Gestion', 'Bac+5', 'Gestion'],
  ['Tec. Enfermería', 'Tec.', 'Enfermería'],
  ['CST em Gastronomia', 'CST', 'Gastronomia'],
  ['Tecnólogo en Sistemas', 'Tecnólogo', 'Sistemas'],
  ['Superior em Gastronomia', 'Superior', 'Gastronomia'],
  ['Fachinformatikerin Systemintegration', 'Fachinformatikerin Systemintegration', null],
  ['Gymnasium N&T', 'Gymnasium', 'N&T'],
  ['Diploma of advanced studies in nursing', 'Diploma of advanced studies', 'nursing'],
])('the degree of "%s" is "%s"', (text, degree, field) => {
  expect(splitDegree(text)).toEqual({ degree, field })
})

test.each([
  'Diploma di scuola superiore',
  'Diplôme de lycée',
  'Gymnasium N+T',
  'FH-Diplom Informatik',
])('"%s" names no school', (text) => {
  expect(scoreSchool(text)).toBe(0)
})

test.each([
  'Diploma Heron School',
  'Gymnasium Nordstadt',
  'Diploma College Otter',
  'FH Otterstadt',
])('"%s" names a school', (text) => {
  expect(scoreSchool(text)).toBe(1)
})

test.each([
  ['Diplôme d’animateur sportif', 'Diplôme d’animateur sportif', null],
  ['Certificat de formateur en bureautique', 'Certificat de formateur', 'bureautique'],
  ['Diploma de auxiliar de enfermería', 'Diploma de auxiliar de enfermería', null],
  ['Diplôme de comptabilité', 'Diplôme', 'comptabilité'],
])('a paper of a trade is named after it: "%s"', (text, degree, field) => {
  expect(splitDegree(text)).toEqual({ degree, field })
})
