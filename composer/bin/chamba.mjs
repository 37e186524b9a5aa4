#!/usr/bin/env node
// A separate file, so that npm can link the command before anything is compiled.
import '../dist/cli/main.js';
