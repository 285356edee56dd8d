// Imported before everything else in a child. pdf.js reads `Response`, which loads all of fetch
// (including HTTP/2, threads and cryptography), and a snapshot cannot contain that. No child has a
// network.

Reflect.deleteProperty(globalThis, 'Response')
Object.assign(globalThis, { Response: { prototype: {} } })
