// Imported before everything else in a child. pdf.js looks at `Response`, which loads all of fetch (and
// with it HTTP/2, threads and cryptography), and that cannot be kept in a snapshot. No child has a network.

Reflect.deleteProperty(globalThis, 'Response')
Object.assign(globalThis, { Response: { prototype: {} } })
