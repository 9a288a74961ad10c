import autocannon from 'autocannon';

// A separate process, so that making the load does not slow what is measured. Reads its options, writes its result.
const options: autocannon.Options = JSON.parse(process.argv[2] ?? '{}');
const result = await autocannon(options);
process.stdout.write(JSON.stringify(result));
