import autocannon from 'autocannon';

// Generates load in a separate process, so that it doesn't slow what is measured. Takes its
// options as an argument and writes the result to its standard output.
const options: autocannon.Options = JSON.parse(process.argv[2] ?? '{}');
const result = await autocannon(options);
process.stdout.write(JSON.stringify(result));
